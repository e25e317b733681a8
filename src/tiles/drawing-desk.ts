import { once } from 'node:events';
import { resolve } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Answer, Order } from './drawing-thread.ts';
import type { SocialDrawing } from './social-drawing.ts';

let thread: Worker | undefined;

/**
 * Has a picture drawn in another thread, while this one writes pages. The pixels of a picture are 6 MB
 * that are soon garbage: beside the few objects of that thread they are quickly collected, beside
 * thousands of articles they are not.
 *
 * @returns the PNG file
 * @throws what drawing threw
 */
export async function drawElsewhere(drawing: SocialDrawing): Promise<Uint8Array> {
  const { port1: here, port2: there } = new MessageChannel();
  const order: Order = { drawing, answer: there };
  startedThread().postMessage(order, [there]);
  const [answer] = (await once(here, 'message')) as [Answer];
  if ('failure' in answer) throw answer.failure;
  return answer.picture;
}

/** Started with the first picture; does not keep the process from ending. */
function startedThread(): Worker {
  if (!thread) {
    thread = new Worker(resolve('src/tiles/drawing-thread.ts'));
    thread.unref();
  }
  return thread;
}
