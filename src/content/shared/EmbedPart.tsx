import dynamic from 'next/dynamic';
import type { HostedEmbed } from '@/blocks/Embed/Embed';

const EmbedBlock = dynamic(() => import('@/blocks/Embed/Embed').then((part) => part.EmbedBlock));

/** The external video or virtual tour of an entry; it loads after a click of the visitor. */
export function EmbedPart({ embed }: { embed: HostedEmbed | null }) {
  if (!embed) return null;
  return (
    <div data-print="hide">
      <EmbedBlock embed={embed} />
    </div>
  );
}
