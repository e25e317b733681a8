/** Prints the redirects of the site as rules for deploy/nginx.conf, after a build: `npm run -s nginx-redirects`. */
import { readSite, splitUrl } from '#data/site/site.ts';
import { getRules, nginxRules, renamedRules, thanksPages } from '../integrations/redirects.ts';

const site = readSite();
const folder = splitUrl(site).base.replace(/^\/$/, '');
const rules = [...getRules(site, folder), ...renamedRules('dist', folder)];
process.stdout.write(nginxRules(rules, thanksPages(site.languages)));
