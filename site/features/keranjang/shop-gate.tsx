/** What lies over the pages of the shop: the cart's bar, the cart and the choice of a patient. */
export function ShopGate() {
	return null
}
