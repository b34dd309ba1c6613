import type { DefaultServerCellComponentProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';

const missing = { it: 'Senza descrizione', en: 'Without description' };

/** The description of a file in the language of the list, or that it has none. */
export const AltCell = ({ cellData, i18n }: DefaultServerCellComponentProps) =>
  typeof cellData === 'string' && cellData ? (
    <span className="studium-file__alt">{cellData}</span>
  ) : (
    <span className="studium-file__missing">{missing[adminLanguage({ i18n })]}</span>
  );
