/** Removes unsent leads from the tab after a day, also on pages where nobody uses a form. */
import { removeOldLeads } from './unsent-leads.ts';

/** In ms. */
const HOUR = 3_600_000;

removeOldLeads();
setInterval(removeOldLeads, HOUR);
