import { Embed, type EmbedModel } from '@/components/Embed/Embed';
import { useI18n } from '@/i18n/I18n';
import { embedLabels } from '@/i18n/embedLabels';

/** An embed with the display name of its host; null for a page of this site. */
export interface HostedEmbed extends EmbedModel {
  host: string | null;
}

interface EmbedBlockProps {
  embed: HostedEmbed;
}

/** A video or a map of another site. It loads when the visitor presses its button. */
export function EmbedBlock({ embed }: EmbedBlockProps) {
  const { t } = useI18n();
  return <Embed embed={embed} labels={embedLabels(t, embed.host, embed.kind)} />;
}
