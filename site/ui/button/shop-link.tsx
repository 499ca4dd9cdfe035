import { useMerek, useShopPath } from '../../template.ts'
import { ButtonLink, type ButtonLook } from './button.tsx'

export const ShopLink = (props: { look?: ButtonLook; className?: string }) => (
	<ButtonLink to={useShopPath()} {...props}>
		Ke {useMerek().namaToko}
	</ButtonLink>
)

export const useShopCrumbs = () => [{ nama: useMerek().namaToko, to: useShopPath() }]
