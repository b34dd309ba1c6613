import { answerAccountCards } from '@/features/favourites/server/answerAccountCards';
import { createBffHandler } from '@/server/bff/createBffHandler';

export { config } from '@/server/bff/createBffHandler';
export default createBffHandler({ AccountCards: answerAccountCards });
