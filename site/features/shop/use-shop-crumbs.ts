import { useMerek } from '../../template.ts'
import { SHOP_PATH } from '../../ui/button/shop-link.tsx'

/** The breadcrumb of the shop. */
export const useShopCrumbs = () => [{ nama: useMerek().namaToko, to: SHOP_PATH }]
