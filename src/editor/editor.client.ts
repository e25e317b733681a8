import CMS from '@sveltia/cms';

const config = document.querySelector('#editor-config')?.textContent ?? '';
CMS.init({ config: JSON.parse(config) });
