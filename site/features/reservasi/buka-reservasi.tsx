import { LockKeyhole } from 'lucide-react'
import { EmpatAngkaForm } from './empat-angka-form.tsx'
import { openReservasi } from './kunci-perangkat.ts'
import { Card } from './status-card.tsx'

/** A reservation on a device that was forgotten: the four digits open it. */
export const BukaReservasi = ({ kode }: { kode: string }) => (
	<Card judul="Perangkat ini sudah dilupakan">
		<EmpatAngkaForm
			label="Buka reservasi"
			kode={kode}
			refusalOf={(isLimited) =>
				isLimited ? 'Terlalu banyak percobaan. Coba lagi nanti.' : 'Empat angka itu tidak cocok.'
			}
			onFound={() => openReservasi(kode)}
			icon={LockKeyhole}
		>
			<p>Untuk menjaga data Anda, tulis empat angka terakhir nomor telepon pemesan.</p>
		</EmpatAngkaForm>
	</Card>
)
