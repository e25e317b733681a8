import { z } from 'zod';
import { policyOrigin } from '#data/reading/content-url.ts';
import { href, line, text } from '#data/reading/fields.ts';
import { listOf } from '#data/reading/lists.ts';
import { fieldNames, inquirySchema, LEAD_FIELD_NAMES, type LeadSchema } from './lead-forms.ts';

/** A path on this site. Browsers read `/\` as `//`, which leads to another site. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

function endpoint() {
  const error =
    'Write the address that the form service gives you, which starts with https://, or a path on this site, such as /thanks.';
  return z.string({ error }).refine((text) => OWN_PATH.test(text) || policyOrigin(text), { error });
}

/**
 * The members of every form element. With a field named `elements`, scripts that read `form.elements` get that field.
 * FAMILIES matches events, ARIA and constants. Members that repeat an attribute are not here: scripts do not need
 * `form.id`, and some services need a field of that name.
 */
const MEMBERS = new Set(
  `
addEventListener after animate append appendChild assignedSlot attachInternals attachShadow
attributeStyleMap attributes baseURI before blur checkValidity checkVisibility childElementCount
childNodes children classList click clientHeight clientLeft clientTop clientWidth cloneNode closest
compareDocumentPosition computedStyleMap contains dataset dispatchEvent elements firstChild
firstElementChild focus getAnimations getAttribute getAttributeNS getAttributeNames
getAttributeNode getAttributeNodeNS getBoundingClientRect getClientRects getElementsByClassName
getElementsByTagName getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS
hasAttributes hasChildNodes hasPointerCapture hidePopover innerHTML innerText insertAdjacentElement
insertAdjacentHTML insertAdjacentText insertBefore isConnected isContentEditable isDefaultNamespace
isEqualNode isSameNode lastChild lastElementChild length localName lookupNamespaceURI lookupPrefix
matches moveBefore name namespaceURI nextElementSibling nextSibling noValidate nodeName nodeType
nodeValue normalize offsetHeight offsetLeft offsetParent offsetTop offsetWidth outerHTML outerText
ownerDocument parentElement parentNode part prefix prepend previousElementSibling previousSibling
querySelector querySelectorAll relList releasePointerCapture remove removeAttribute
removeAttributeNS removeAttributeNode removeChild removeEventListener replaceChild replaceChildren
replaceWith reportValidity requestFullscreen requestPointerLock requestSubmit reset scroll scrollBy
scrollHeight scrollIntoView scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth
setAttribute setAttributeNS setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe
setPointerCapture shadowRoot showPopover style submit tagName textContent toggleAttribute
togglePopover`.split(/\s/),
);

const FAMILIES =
  /^(on[a-z]+|(webkit|moz)[A-Z]\w+|aria[A-Z]\w+|[A-Z_]+_NODE|DOCUMENT_POSITION_[A-Z_]+)$/;

function fieldName() {
  return line()
    .refine((name) => !LEAD_FIELD_NAMES.includes(name), {
      error: 'The forms already have a field of this name. Remove this line.',
    })
    .refine((name) => !MEMBERS.has(name) && !(name in Object.prototype) && !FAMILIES.test(name), {
      error:
        'Every HTML form has a property of this name, which the field would hide. Give the field another name, or remove this line.',
    });
}

/** Where the forms are sent: `forms` in site.yaml. */
export const formsSchema = z.strictObject({
  inquiry: endpoint().optional().describe('Where the project form is sent.'),
  contact: endpoint().optional().describe('Where the contact form is sent.'),
  fields: listOf(z.strictObject({ name: fieldName(), value: text() }), ['name'])
    .optional()
    .describe(
      'Extra fields that the service asks for, sent with both forms. Everybody can read them, so write no secrets.',
    ),
});

/** The fields in which the labels of a form are written. */
export function labelFields<Schema extends LeadSchema>(schema: Schema) {
  type Labels = Record<keyof Schema['shape'], ReturnType<typeof line>>;
  return Object.fromEntries(fieldNames(schema).map((name) => [name, line(60)])) as Labels;
}

const connectedSchema = z
  .strictObject({
    intro: line(120),
    success: line(120).describe('The toast after a form has been delivered.'),
    privacy: z
      .strictObject({ text: line(120), link: line(40), href: href() })
      .describe('One line below the button, with a link to the privacy page.'),
  })
  .describe('The texts of the forms once they are connected: `forms` in site.yaml.');

/** The copy of the Start Your Project dialog. */
export const inquiryCopySchema = z.strictObject({
  title: line(60),
  intro: line(120),
  labels: z.strictObject(labelFields(inquirySchema)),
  submit: line(40),
  success: line(120).describe(
    'The toast after a valid form is submitted, unless the form is connected.',
  ),
  withoutScript: line(200),
  connected: connectedSchema,
});
