import { maxFormBytes, offerHomePage } from '@/features/offers/server/offerHomePage';
import { getFormProps } from '@/server/getFormProps';

export { OfferHomeView as default } from '@/features/offers/OfferHomeView';
export const getServerSideProps = getFormProps('offerHome', offerHomePage, ['offers'], {
  maxBytes: maxFormBytes,
});
