/** Prints the redirects of site.yaml as rules for deploy/nginx.conf: `npm run -s nginx-redirects`. */
import { readSite, splitUrl } from '#data/site/read-site.ts';
import { nginxRules, rulesOf } from '../integrations/redirects.ts';

const site = readSite();
process.stdout.write(nginxRules(rulesOf(site, splitUrl(site).base.replace(/^\/$/, ''))));
