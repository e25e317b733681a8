/** Draws in a thread of its own what drawing-desk.ts passes it. Node runs this file as it stands. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { drawSocialImage, type SocialDrawing } from './social-drawing.ts';

/** A drawing, and where its PNG file is to be sent: to nobody else. */
export interface Order {
  drawing: SocialDrawing;
  answer: MessagePort;
}

/** The picture, or why there is none. */
export type Answer = { picture: Uint8Array } | { failure: unknown };

parentPort?.on('message', async ({ drawing, answer }: Order) => {
  answer.postMessage(await draw(drawing));
  answer.close();
});

async function draw(drawing: SocialDrawing): Promise<Answer> {
  try {
    return { picture: await drawSocialImage(drawing) };
  } catch (failure) {
    return { failure };
  }
}
