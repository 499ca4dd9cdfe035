import { useParams } from 'react-router'
import { ALAMAT_TOKO } from '../../../contract/shop/alamat-toko.ts'
import { useShopPath } from '../../template.ts'

/** The address at which the shop is open: both work, and a filter stays at the same one. */
export function useShopPage(): string {
	const own = useShopPath()
	return useParams().toko === undefined ? ALAMAT_TOKO : own
}
