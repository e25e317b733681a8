import type { z } from 'zod';
import type { PictureFiles } from '#tiles/Picture.tsx';
import type { person } from '../reading/fields.ts';
import { pictureOf } from './pictures.ts';

/** A person of the agency as a page shows them. */
export interface Person {
  name: string;
  role: string;
  /** Absent: their initials are shown. */
  avatar?: PictureFiles;
}

export async function personOf(written: z.infer<ReturnType<typeof person>>): Promise<Person> {
  const { name, role, avatarUrl } = written;
  return { name, role, ...(avatarUrl && { avatar: await pictureOf(avatarUrl, 'person') }) };
}
