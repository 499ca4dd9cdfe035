import { useMerek } from '../../template.ts'
import { SHOP_PATH } from './shop-path.ts'

/** The breadcrumb of the shop. */
export const useShopCrumbs = () => [{ nama: useMerek().namaToko, to: SHOP_PATH }]
