/** Loaded into a process that is measured (`node --import`): writes its peak memory when it ends. */
import { writeFileSync } from 'node:fs';

const { PEAK_MEMORY_FILE } = process.env;

process.on('exit', () => {
  if (PEAK_MEMORY_FILE) {
    writeFileSync(PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS));
  }
});
