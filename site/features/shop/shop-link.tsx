import { useMerek } from '../../template.ts'
import { ButtonLink, type ButtonLook } from '../../ui/button/button.tsx'
import { SHOP_PATH } from './shop-path.ts'

/** A button that leads to the shop by its name. */
export const ShopLink = (props: { look?: ButtonLook; className?: string }) => (
	<ButtonLink to={SHOP_PATH} {...props}>
		Ke {useMerek().namaToko}
	</ButtonLink>
)
