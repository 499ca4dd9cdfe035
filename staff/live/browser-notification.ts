import { merekAddress } from '../../contract/merek/merek-address.ts'
import { currentMerek } from '../merek/current-merek.ts'

export const hasNotifications = (): boolean => 'Notification' in window

/** A count alone: others see the screen of a desk. */
export function notifyReservasi(jumlah: number, onClick: () => void): void {
	if (!hasNotifications() || Notification.permission !== 'granted') return
	try {
		const notification = new Notification('Reservasi baru', {
			body: `${jumlah} reservasi menunggu konfirmasi.`,
			icon: merekAddress('ikon-192.png', currentMerek),
			// The next one replaces it.
			tag: 'reservasi-baru',
		})
		notification.onclick = () => {
			window.focus()
			notification.close()
			onClick()
		}
	} catch {
		// Phones show notifications of service workers only.
	}
}
