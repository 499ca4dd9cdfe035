import { CalendarPlus, ChevronDown, MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { contactAddress } from '../../../../contract/links/contact-address.ts'
import { formatHariTanggal } from '../../../lib/dates/format-tanggal.ts'
import { useTemplate } from '../../../template.ts'
import { Button } from '../../../ui/button/button.tsx'
import { bookableDates } from './bookable-dates.ts'
import { downloadCalendarEvent } from './calendar-event.ts'
import { jaminan, registrationText } from './registration-text.ts'
import { Step, type StepProps } from './steps.tsx'

interface RegistrationFormProps extends StepProps {
	onBelum: () => void
	onSend: () => void
}

const field = 'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4'

/** The data for the registration desk. It goes into the message and nowhere else; no field is required. */
export function RegistrationForm({ onBelum, onSend, ...step }: RegistrationFormProps) {
	const id = useId()
	const { berandaPendaftaran, webSetting, teks } = useTemplate()
	const { slot, pengecualian } = step.kunjungan
	const [dates] = useState(() => bookableDates(slot, pengecualian, Date.now()))
	const [tanggal, setTanggal] = useState((slot.tanggal && dates[0]) ?? '')
	const [message, setMessage] = useState('')

	const send = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const contact = berandaPendaftaran.data
		if (!contact) return
		const isian = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
		const address = contactAddress(
			contact.noTelp,
			contact.noTelpType,
			registrationText(teks.data, step.kunjungan, isian),
		)
		window.open(address, '_blank', 'noopener,noreferrer')
		setMessage(address)
		onSend()
	}

	return (
		<Step {...step} judul="Formulir pendaftaran">
			<form onSubmit={send} autoComplete="off" className="mt-5 flex flex-col gap-5">
				<fieldset>
					<legend className="font-semibold">Jaminan</legend>
					<div className="mt-1.5 grid grid-cols-3 gap-2">
						{jaminan.map((each) => (
							<label
								key={each}
								className="flex min-h-12 items-center justify-center rounded-field border border-soft/60 px-2 font-semibold text-[0.9375rem] has-checked:border-teal-700 has-checked:bg-teal-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-3"
							>
								<input type="radio" name="jaminan" value={each} className="sr-only" />
								{each}
							</label>
						))}
					</div>
				</fieldset>
				<div>
					<label htmlFor={`${id}nama`} className="font-semibold">
						Nama pasien
					</label>
					<input id={`${id}nama`} name="namaPasien" type="text" maxLength={200} className={field} />
				</div>
				<div>
					<label htmlFor={`${id}kartu`} className="font-semibold">
						Nomor kartu member
					</label>
					<input id={`${id}kartu`} name="nomorKartu" type="text" maxLength={100} className={field} />
				</div>
				<div>
					<label htmlFor={`${id}tanggal`} className="font-semibold">
						Tanggal periksa
					</label>
					<div className="relative">
						<select
							id={`${id}tanggal`}
							name="tanggal"
							value={tanggal}
							onChange={(event) => setTanggal(event.target.value)}
							className={`${field} appearance-none pr-12`}
						>
							<option value="">Pilih tanggal</option>
							{dates.map((each) => (
								<option key={each} value={each}>
									{formatHariTanggal(each)}
								</option>
							))}
						</select>
						<ChevronDown className="pointer-events-none absolute right-4 bottom-3.5 size-5 text-teal-700" />
					</div>
					{dates.length === 0 && (
						<p className="mt-1.5 text-[0.9375rem] text-soft">
							Jadwal ini tidak berlangsung dalam dua minggu ke depan. Silakan pilih jadwal lain.
						</p>
					)}
				</div>
				<div className="flex flex-col gap-3 md:flex-row">
					<Button type="submit">
						<MessageCircle className="size-5" />
						Kirim lewat WhatsApp
					</Button>
					{tanggal && (
						<Button
							look="secondary"
							onClick={() =>
								downloadCalendarEvent({ ...step.kunjungan, tanggal, alamat: webSetting.data?.alamat ?? '' })
							}
						>
							<CalendarPlus className="size-5" />
							Tambahkan ke kalender
						</Button>
					)}
				</div>
				<p role="status" className="text-[0.9375rem] text-soft empty:hidden">
					{message && (
						<>
							WhatsApp dibuka dengan pesan Anda. Belum terbuka?{' '}
							<a
								href={message}
								target="_blank"
								rel="noopener noreferrer"
								className="font-semibold text-teal-700 underline underline-offset-4"
							>
								Buka pesan
							</a>
						</>
					)}
				</p>
			</form>
			<p className="mt-2 text-[0.9375rem]">
				Belum punya kartu member?{' '}
				<button
					type="button"
					onClick={onBelum}
					className="min-h-11 font-semibold text-teal-700 underline underline-offset-4"
				>
					Daftar sebagai pasien baru
				</button>
			</p>
		</Step>
	)
}
