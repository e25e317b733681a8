/** The members of every form element, without events, ARIA and constants. */
const MEMBERS = new Set(
  `
acceptCharset accessKey action addEventListener after animate append appendChild assignedSlot
attachInternals attachShadow attributeStyleMap attributes autocapitalize autocomplete autocorrect
autofocus baseURI before blur checkValidity checkVisibility childElementCount childNodes children
classList className click clientHeight clientLeft clientTop clientWidth cloneNode closest
compareDocumentPosition computedStyleMap contains contentEditable dataset dir dispatchEvent
draggable elements encoding enctype enterKeyHint firstChild firstElementChild focus getAnimations
getAttribute getAttributeNS getAttributeNames getAttributeNode getAttributeNodeNS
getBoundingClientRect getClientRects getElementsByClassName getElementsByTagName
getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS hasAttributes hasChildNodes
hasPointerCapture hidden hidePopover id inert innerHTML innerText inputMode insertAdjacentElement
insertAdjacentHTML insertAdjacentText insertBefore isConnected isContentEditable
isDefaultNamespace isEqualNode isSameNode lang lastChild lastElementChild length localName
lookupNamespaceURI lookupPrefix matches method moveBefore name namespaceURI nextElementSibling
nextSibling noValidate nodeName nodeType nodeValue nonce normalize offsetHeight offsetLeft
offsetParent offsetTop offsetWidth outerHTML outerText ownerDocument parentElement parentNode part
popover prefix prepend previousElementSibling previousSibling querySelector querySelectorAll rel
relList releasePointerCapture remove removeAttribute removeAttributeNS removeAttributeNode
removeChild removeEventListener replaceChild replaceChildren replaceWith reportValidity
requestFullscreen requestPointerLock requestSubmit reset role scroll scrollBy scrollHeight
scrollIntoView scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth setAttribute
setAttributeNS setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe setPointerCapture
shadowRoot showPopover slot spellcheck style submit tabIndex tagName target textContent title
toggleAttribute togglePopover translate writingSuggestions`.split(/\s/),
);

const FAMILIES =
  /^(on[a-z]+|(webkit|moz)[A-Z]\w+|aria[A-Z]\w+|[A-Z_]+_NODE|DOCUMENT_POSITION_[A-Z_]+)$/;

/**
 * Whether a field of this name would hide a member that scripts read from its form: with a field named `elements`,
 * `form.elements` is that field.
 */
export function isFormMember(name: string): boolean {
  return MEMBERS.has(name) || name in Object.prototype || FAMILIES.test(name);
}
