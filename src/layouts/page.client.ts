/** The scripts of every page, as one module: it is inline, with one hash in the policy. */
import '#features/dialogs/dialogs.client.ts';
import '#features/header/header.client.ts';
import '#features/theme/theme.client.ts';
