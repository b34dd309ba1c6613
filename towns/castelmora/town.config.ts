import { defineTown } from '../defineTown';

/** The invented town of the demo. It has the colours of the product. */
export default defineTown({
  timeZone: 'Europe/Rome',
  map: {
    attribution: { it: 'Castelmora è una città inventata', en: 'Castelmora is an invented town' },
  },
});
