/** A parameter that opens the cart on a page of the shop. It is removed from the address at once. */
export const KERANJANG_PARAMETER = 'keranjang'

export const keranjangAddress = `/yasmin-shop?${KERANJANG_PARAMETER}=buka`
