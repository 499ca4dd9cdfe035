/** In the address of a page of the shop: the cart opens there. It is taken out again at once. */
export const KERANJANG_PARAMETER = 'keranjang'

export const keranjangAddress = `/yasmin-shop?${KERANJANG_PARAMETER}=buka`
