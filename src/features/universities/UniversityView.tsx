import { Contacts } from '@/components/Contacts/Contacts';
import { FactList } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { AddressLine } from '../pages/AddressLine';
import { DetailFrame } from '../pages/DetailFrame';
import type { University } from './model';

/** One university: its story, where it is, and whom to ask. */
export function UniversityView({ university }: { university: University }) {
  const { t } = useI18n();
  const { address, contacts } = university;
  return (
    <DetailFrame
      section="universities"
      detail={university}
      line={<AddressLine address={address} />}
    >
      {(address || contacts.length > 0) && (
        <Panel data-ground="surface">
          {address && (
            <FactList facts={[{ icon: 'pin', name: t('common.detail.address'), value: address }]} />
          )}
          <Contacts contacts={contacts} />
        </Panel>
      )}
    </DetailFrame>
  );
}
