import { removeOldLeads } from './unsent-leads.ts';

const HOUR_MS = 3_600_000;

removeOldLeads();
setInterval(removeOldLeads, HOUR_MS);
