/** Calls `onEnd` once, after `duration` ms of running. The countdown begins paused; `resume` starts or continues it. */
export function createCountdown(duration: number, onEnd: () => void) {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const resume = () => {
    if (timer !== undefined || left < 0) return;
    startedAt = performance.now();
    timer = setTimeout(() => {
      left = -1;
      onEnd();
    }, left);
  };
  const pause = () => {
    if (timer === undefined || left < 0) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  };
  return { pause, resume };
}
