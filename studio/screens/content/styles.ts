import styles from './content.css?url';
import textStyles from '../../rich-text/rich-text.css?url';

/** Of these screens alone: other pages of the studio do not carry them. */
export const contentStyles = () => [styles, textStyles].map((href) => ({ rel: 'stylesheet', href }));
