/** Prints the redirects of the site as rules for deploy/nginx.conf, after a build: `npm run -s nginx-redirects`. */

import { readValidSettings, splitUrl } from '#data/site/site.ts';
import { listFiles } from '#data/urls/site-file.ts';
import {
  getRedirects,
  listRenamedPages,
  listThanksPages,
  toNginxRules,
} from '../integrations/redirects.ts';

const site = readValidSettings();
const redirects = [...getRedirects(site.redirects), ...listRenamedPages(listFiles('dist'))];
process.stdout.write(toNginxRules(redirects, listThanksPages(site.languages), splitUrl(site).base));
