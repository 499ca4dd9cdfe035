import { useMerek } from '../../template.ts'
import { ButtonLink, type ButtonLook } from './button.tsx'

/** The page of the shop. */
export const SHOP_PATH = '/yasmin-shop'

/** A button that leads to the shop by its name. */
export const ShopLink = (props: { look?: ButtonLook; className?: string }) => (
	<ButtonLink to={SHOP_PATH} {...props}>
		Ke {useMerek().namaToko}
	</ButtonLink>
)

/** The breadcrumb of the shop. */
export const useShopCrumbs = () => [{ nama: useMerek().namaToko, to: SHOP_PATH }]
