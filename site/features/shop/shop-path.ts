/** The page of the shop. Apart from its filters, because other pages link to it too. */
export const SHOP_PATH = '/yasmin-shop'
