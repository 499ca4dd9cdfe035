import { Link } from 'react-router'
import { buttonClass } from '../../ui/button/button.tsx'
import { shopAddress, withoutGroups } from './shop-address.ts'
import type { ShopFilterControl } from './use-shop-filter.ts'

/** Unticks every box; what is searched for stays. */
export const ClearFilter = ({ control, className = '' }: { control: ShopFilterControl; className?: string }) => (
	<Link
		to={shopAddress(withoutGroups(control.draft))}
		preventScrollReset
		className={buttonClass('quiet', `underline underline-offset-4 ${className}`)}
	>
		Hapus filter
	</Link>
)
