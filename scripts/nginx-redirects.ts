/** Prints the redirects of the site as rules for deploy/nginx.conf, after a build: `npm run -s nginx-redirects`. */
import { readValidSettings, splitUrl } from '#data/site/site.ts';
import { getRules, nginxRules, renamedRules, thanksPages } from '../integrations/redirects.ts';

const site = readValidSettings();
const folder = splitUrl(site).base.replace(/^\/$/, '');
const rules = [...getRules(site.redirects, folder), ...renamedRules('dist', folder)];
process.stdout.write(nginxRules(rules, thanksPages(site.languages)));
