import { z } from 'zod';
import { formsSchema } from '#data/leads/form-schemas.ts';
import {
  externalUrl,
  href,
  languageTag,
  listOf,
  matching,
  oneLine,
  pageUrl,
  rawText,
  sample,
  toCanonicalTag,
} from '#data/reading/fields.ts';
import { getPlaceholderProblem } from '#data/reading/placeholders.ts';
import { listValues } from '#data/reading/read-content.ts';
import { findStrings, languages } from '#languages/dictionaries.ts';
import { videoServices } from '#types.ts';
import { pathNamesSchema } from './path-names-schema.ts';
import { redirectsSchema } from './redirects-schema.ts';

const DATA_ATTRIBUTE = /^data-[a-z0-9]+(-[a-z0-9]+)*$/;

const DATA_ADVICE =
  'Only attributes of the script tag that start with data- belong here, such as data-domain.';

/** The name of a function: `plausible`, `umami.track`. */
const FUNCTION_NAME = /^[a-z_$][\w$]*(\.[a-z_$][\w$]*)*$/i;

/** A service that counts visits: the parts of its script tag, and the function that records events. */
const analyticsSchema = z
  .strictObject({
    script: externalUrl()
      .optional()
      .describe('The address of its script, which starts with https://.'),
    attributes: listOf(
      z.strictObject({ name: matching(DATA_ATTRIBUTE, DATA_ADVICE), value: rawText() }),
      ['name'],
    )
      .optional()
      .describe('The attributes of its script tag that start with data-, each with its value.'),
    event: matching(
      FUNCTION_NAME,
      'Write the name of the function alone: plausible or umami.track.',
    )
      .optional()
      .describe(
        'The function that records the name of an event: plausible or umami.track. Without it, only visits are counted.',
      ),
  })
  .refine(({ script, attributes = [], event }) => script ?? !(event || attributes[0]), {
    path: ['script'],
    error: 'Write the address of the script that counts visits, or remove analytics.',
  });

/** The languages of the site, as BCP 47 tags. The interface must be translated into each. */
const languagesSchema = z
  .array(
    languageTag().refine((text) => !toCanonicalTag(text) || findStrings(text), {
      error: `The interface is not translated into this language, only into: ${languages.join(', ')}. To add a language, translate src/languages/en.ts.`,
    }),
  )
  .min(1, 'Write a language, or remove the line.')
  .refine((tags) => new Set(tags).size === tags.length, { error: 'Write each language once.' });

/** Hosts that publish several sites at one origin: `name.github.io/a` and `name.github.io/b`. */
const SHARED_HOSTS =
  `bitbucket.io codeberg.page frama.io gitee.io github.io gitlab.io pages.codeberg.org pages.debian.net
  srht.site storage.googleapis.com`.split(/\s+/);

function isSharedHost(url: string): boolean {
  const host = URL.parse(url)?.hostname;
  return SHARED_HOSTS.some((shared) => `.${host}`.endsWith(`.${shared}`));
}

/** A host and optional folders, without characters that some tools escape and others do not. */
const SITE_URL = /^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*$/i;

const SITE_URL_ADVICE =
  'Write host and folders with letters from a to z, digits, dots and hyphens, without a slash at the end. For müller.de, write https://xn--mller-kva.de.';

/**
 * The parts of the sample that are not connected, such as links that lead nowhere and forms that send nothing. Each
 * blocks the launch until it is connected, switched off, or accepted under `launch.accepted` in site.yaml.
 */
const launchDecisions = [
  'header-links',
  'footer-links',
  'small-print-links',
  'social-links',
  'contact-form',
  'project-form',
  'privacy-link',
  'comments',
] as const;

export type LaunchDecision = (typeof launchDecisions)[number];

export const siteSchema = z
  .strictObject({
    name: oneLine(40).describe(
      'The brand name. Every other YAML file and the fields at the top of a file in pages/ may use {name} for it. {email}, {phone}, {locality} and {country} work in the same way. Elsewhere, braces are text.',
    ),
    languages: languagesSchema
      .default(['en'])
      .describe(
        'The languages of the site, as codes: en, it, pt-BR. The first is at /. Italian, for example, is at /it, with its content in src/content/it. Without this line, the site is in English.',
      ),
    addresses: pathNamesSchema.prefault({}),
    tagline: oneLine(80).describe(
      'Shown above the home page’s headline, in the footer and in some link previews.',
    ),
    description: oneLine(200).describe('One or two sentences about the agency.'),
    url: externalUrl()
      .regex(SITE_URL, SITE_URL_ADVICE)
      .describe('Where the site is published: https://example.com or https://example.com/site.'),
    email: z.email('Write a full e-mail address.'),
    phone: oneLine(40),
    address: z.strictObject({
      street: oneLine(200).optional().describe('One or several lines.'),
      locality: oneLine(60),
      region: oneLine(60).optional().describe('A state or province, if addresses have one.'),
      postalCode: oneLine(20).optional(),
      country: oneLine(60),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Write two capital letters, such as MT.')
        .describe(
          'The ISO 3166-1 country code, for search engines, phone links and the address format.',
        ),
    }),
    legal: z
      .strictObject({
        name: oneLine(120).describe('The registered name: Acme Studio Ltd.'),
        registrationNumber: oneLine(60)
          .optional()
          .describe('The number with the name of the register: Companies House 01234567.'),
        vatNumber: oneLine(40).optional(),
      })
      .optional()
      .describe(
        'Shown in the small print of the footer, and to search engines. EU law requires these details.',
      ),
    bookingUrl: pageUrl()
      .optional()
      .describe(
        'Where visitors book a consultation. Without it, the links open the project dialog.',
      ),
    social: z
      .array(
        z.strictObject({
          network: oneLine(40).describe(
            'The name of the network, which selects the icon: YouTube, Mastodon …',
          ),
          href: href(),
        }),
      )
      .default([]),
    comments: z
      .boolean()
      .default(true)
      .describe('false leaves out the comments of articles and their form.'),
    search: z
      .boolean()
      .optional()
      .describe(
        'true shows a search field above the list of articles. Without this line, the field is shown if the list has more than one page.',
      ),
    particles: z
      .boolean()
      .default(true)
      .describe('false leaves out the moving background of the home page.'),
    forms: formsSchema
      .optional()
      .describe(
        'Where the forms are sent. Without it, nothing that visitors type leaves the page.',
      ),
    redirects: redirectsSchema
      .optional()
      .describe('Old addresses on this site, each with the address that replaces it.'),
    analytics: analyticsSchema
      .optional()
      .describe(
        'A service that counts visits. Without it, visits are not counted. Services that set cookies need consent, which this site does not ask for.',
      )
      .meta({ isHidden: true }),
    embeds: z
      .array(z.enum(videoServices))
      .default([])
      .describe('The services whose videos are shown in texts. Other videos stay links.'),
    editor: z
      .strictObject({
        repository: z
          .string()
          .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'Write the owner and the name: owner/name.'),
        branch: oneLine(100),
        provider: z.enum(['github', 'gitlab']).default('github'),
      })
      .optional()
      .describe(
        'The repository that the editor at /admin saves to. Without it, only npm run dev has /admin.',
      ),
    launch: z
      .strictObject({
        accepted: z
          .array(z.enum(launchDecisions))
          .default([])
          .describe('What may stay unconnected at the launch.'),
      })
      .optional()
      .describe('Settings for npm run launch-check.'),
    sample: sample(),
  })
  .superRefine(refusePlaceholders)
  .superRefine(({ addresses, languages }, context) => {
    for (const [key, name] of Object.entries(addresses))
      if (languages.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['addresses', key],
          message: `The pages in the language ${name} are at /${name}. Write another name.`,
        });
  })
  .refine(({ editor, analytics }) => !editor || !analytics?.script, {
    path: ['analytics'],
    error:
      'A third-party script on this site could read the access token that /admin keeps in the browser. Remove analytics, or remove editor and edit on your machine with npm run dev.',
  })
  .refine(({ editor, url }) => !editor || !isSharedHost(url), {
    path: ['editor'],
    error:
      'Other sites are published at this host too, and could read the access token that /admin keeps in the browser. Remove editor, or publish the site at a domain of its own.',
  });

/** The texts about the agency in another language of the site. The first language provides any that are missing. */
export const siteTextsSchema = z
  .strictObject({
    tagline: siteSchema.shape.tagline,
    description: siteSchema.shape.description,
    address: siteSchema.shape.address
      .pick({ street: true, locality: true, region: true, country: true })
      .partial(),
  })
  .partial();

export const siteTranslationSchema = siteTextsSchema
  .extend({ addresses: siteSchema.shape.addresses, sample: sample() })
  .superRefine(refusePlaceholders);

function refusePlaceholders(site: unknown, context: z.RefinementCtx): void {
  for (const { value, path } of listValues(site)) {
    const message = typeof value === 'string' && getPlaceholderProblem(value);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  }
}

export type Site = z.infer<typeof siteSchema>;

/** What is the same in every language. */
export type Settings = Omit<Site, 'addresses' | keyof z.infer<typeof siteTextsSchema>>;
