import dynamic from 'next/dynamic';
import type { HostedEmbed } from '@/blocks/Embed/Embed';

const EmbedBlock = dynamic(() => import('@/blocks/Embed/Embed').then((part) => part.EmbedBlock));

/** The video or tour of an entry, on another site: loaded when a visitor wants it. */
export function EmbedPart({ embed }: { embed: HostedEmbed | null }) {
  if (!embed) return null;
  return (
    <div data-print="hide">
      <EmbedBlock embed={embed} />
    </div>
  );
}
