/** Logs further events that must not happen as errors. Runs in a page before its scripts. */
export function reportTrouble(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => {
    // An error of Chromium's own, if a page is shown before its view transition.
    if (!/Transition was aborted/.test(reason)) console.error(`${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
}
