/** What every page does once its document has been read. One module: pages carry it inline, and its hash. */
import '#features/dialogs/dialogs.client.ts';
import '#features/header/header.client.ts';
import '#features/theme/theme.client.ts';
import './late-styles.client.ts';
