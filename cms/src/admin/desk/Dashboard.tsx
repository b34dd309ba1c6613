import { CollectionCards } from '@payloadcms/next/rsc';
import type { DashboardViewServerProps } from '@payloadcms/next/views';
import { Gutter } from '@payloadcms/ui';
import { DeskView } from './DeskView';

/**
 * The first page of the admin: the desk, and Payload's cards of all collections. It replaces Payload's
 * dashboard, whose parts each person can rearrange, because there is one arrangement here, and because the
 * menu for it is not accessible.
 */
export const Dashboard = ({ initPageResult, ...props }: DashboardViewServerProps) => (
  <main>
    <Gutter className="dashboard">
      <DeskView {...props} />
      <CollectionCards {...initPageResult} widgetSlug="collections" />
    </Gutter>
  </main>
);
