/** Removes leads that could not be sent within a day from the tab, also where nobody uses a form. */
import { removeOldLeads } from './unsent-leads.ts';

/** In ms. */
const HOUR = 3_600_000;

removeOldLeads();
setInterval(removeOldLeads, HOUR);
