/** `Rp. 1.250.000` */
export function formatRupiah(amount: number): string {
	return `Rp. ${String(Math.trunc(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`
}
