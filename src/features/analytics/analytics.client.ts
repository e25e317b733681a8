/** Loads the analytics script after the page, unless the visitor asks not to be tracked, and reports events to it. */
import { createEventNames, functionAt, refusesTracking } from './visitor-events.ts';

const template = document.querySelector<HTMLTemplateElement>('#analytics');
const script = template?.content.querySelector('script')?.cloneNode() as HTMLScriptElement;

if (template && !refusesTracking(navigator)) {
  const { event = '', booking } = template.dataset;
  const nameOf = createEventNames(booking);
  // An event may happen before the script has loaded.
  const isLoaded = new Promise((resolve) => script.addEventListener('load', resolve));
  const report = async (happened: Event) => {
    const name = nameOf(happened);
    if (!name) return;
    await isLoaded;
    functionAt(window, event)?.(name);
  };
  // Captures events before islands handle them, because islands empty the fields.
  for (const type of event ? ['click', 'submit', 'reset'] : [])
    document.addEventListener(type, report, true);
  addEventListener('load', () => document.head.append(script));
}
