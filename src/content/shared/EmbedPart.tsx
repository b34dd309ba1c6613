import dynamic from 'next/dynamic';
import type { HostedEmbed } from '@/blocks/Embed/Embed';

const EmbedBlock = dynamic(() => import('@/blocks/Embed/Embed').then((part) => part.EmbedBlock));

/** The video or map of another site; it loads after a click of the visitor. */
export function EmbedPart({ embed }: { embed: HostedEmbed | null }) {
  if (!embed) return null;
  return (
    <div data-print="hide">
      <EmbedBlock embed={embed} />
    </div>
  );
}
