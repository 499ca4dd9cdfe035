import { SearchCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFitur } from '../../template.ts'
import { EmpatAngkaForm } from './empat-angka-form.tsx'
import { openReservasi } from './kunci-perangkat.ts'
import { KontakLink } from './reservasi-links.tsx'
import { Card } from './status-card.tsx'
import { fieldClass } from './tanggal-kunjungan-field.tsx'

/** Finds a reservation by its code and the phone number's last digits. A provider without that call has the code alone. */
export function CekForm({ className }: { className: string }) {
	const id = useId()
	const navigate = useNavigate()
	const hasCek = useFitur('cek-reservasi')
	const [kode, setKode] = useState('')
	return (
		<Card judul="Dengan kode reservasi" className={className}>
			<EmpatAngkaForm
				label="Cek Reservasi"
				kode={kode}
				hasCek={hasCek}
				refusalOf={sentenceOf}
				onFound={(found) => {
					if (hasCek) openReservasi(found)
					return navigate(`/reservasi-status/${encodeURIComponent(found)}`)
				}}
				icon={SearchCheck}
			>
				<div>
					<label htmlFor={`${id}kode`} className="block font-semibold">
						Kode reservasi
					</label>
					<input
						id={`${id}kode`}
						name="kode"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						required
						maxLength={64}
						value={kode}
						onChange={(event) => setKode(event.target.value)}
						aria-describedby={`${id}petunjuk`}
						className={`${fieldClass} tabular-nums uppercase tracking-wide`}
					/>
					<p id={`${id}petunjuk`} className="mt-2 text-[0.9375rem] text-soft">
						Ada di lembar cetak, di kalender, dan di pesan dari kami.
					</p>
				</div>
			</EmpatAngkaForm>
			<p className="mt-5 border-line border-t pt-4 text-[0.9375rem]">
				Kodenya hilang? Hubungi <KontakLink />.
			</p>
		</Card>
	)
}

/** It does not say which of the two is wrong. */
function sentenceOf(isLimited: boolean): React.ReactNode {
	if (!isLimited)
		return 'Kode dan empat angka itu tidak cocok dengan reservasi mana pun. Periksa keduanya, lalu coba lagi.'
	return (
		<>
			Terlalu banyak percobaan. Coba lagi nanti, atau hubungi <KontakLink />.
		</>
	)
}
