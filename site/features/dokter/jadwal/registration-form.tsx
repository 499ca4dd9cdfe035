import { CalendarPlus, ChevronDown, MessageCircle } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { jaminan, newKodeDraf, withKode } from '../../../../contract/dokter/kode-draf.ts'
import { contactAddress } from '../../../../contract/links/contact-address.ts'
import { formatHariTanggal } from '../../../lib/dates/format-tanggal.ts'
import { useFitur, useTemplate } from '../../../template.ts'
import { Button } from '../../../ui/button/button.tsx'
import { bookableDates } from './bookable-dates.ts'
import { downloadCalendarEvent } from './calendar-event.ts'
import { type Isian, registrationText } from './registration-text.ts'
import type { Draf } from './send-draf.ts'
import { Step, type StepProps } from './steps.tsx'

interface RegistrationFormProps extends StepProps {
	isian: Isian
	onType: (isian: Isian) => void
	onBelum: () => void
	onSend: (draf: Draf) => void
}

const field = 'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 font-normal'

const readIsian = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Isian

/** The data for the registration desk; no field is required. Name and card number go into the message and nowhere else. */
export function RegistrationForm({ isian, onType, onBelum, onSend, ...step }: RegistrationFormProps) {
	const id = useId()
	const { berandaPendaftaran, webSetting, teks } = useTemplate()
	const { slot, pengecualian } = step.kunjungan
	const [dates] = useState(() => bookableDates(slot, pengecualian, Date.now()))
	const [typed] = useState(isian)
	const [tanggal, setTanggal] = useState(
		() => dates.find((each) => each === typed.tanggal) ?? (slot.tanggal && dates[0]) ?? '',
	)
	const [message, setMessage] = useState('')
	const hasDraf = useFitur('draf-wa')
	/** The last message's draft: the same choices keep their code. */
	const last = useRef<Draf>({})

	const send = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const contact = berandaPendaftaran.data
		if (!contact) return
		const filled = readIsian(event.currentTarget)
		if (hasDraf && (filled.tanggal !== last.current.tanggal || filled.jaminan !== last.current.jaminan))
			last.current = { kode: newKodeDraf(), tanggal: filled.tanggal, jaminan: filled.jaminan }
		const text = withKode(registrationText(teks.data, step.kunjungan, filled), last.current.kode)
		const address = contactAddress(contact.noTelp, contact.noTelpType, text)
		window.open(address, '_blank', 'noopener,noreferrer')
		setMessage(address)
		onSend(last.current)
	}

	return (
		<Step {...step} judul="Formulir pendaftaran">
			<form
				onSubmit={send}
				onChange={(event) => onType(readIsian(event.currentTarget))}
				autoComplete="off"
				className="mt-5 flex flex-col gap-5"
			>
				<fieldset>
					<legend className="font-semibold">Cara bayar</legend>
					<div className="mt-1.5 grid grid-cols-3 gap-2">
						{jaminan.map((each) => (
							<label
								key={each}
								className="flex min-h-12 items-center justify-center rounded-field border border-soft/60 px-2 font-semibold text-[0.9375rem] has-checked:border-teal-700 has-checked:bg-teal-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-3"
							>
								<input
									type="radio"
									name="jaminan"
									value={each}
									defaultChecked={typed.jaminan === each}
									className="sr-only"
								/>
								{each}
							</label>
						))}
					</div>
				</fieldset>
				<label className="font-semibold">
					Nama pasien
					<input name="namaPasien" type="text" maxLength={200} defaultValue={typed.namaPasien} className={field} />
				</label>
				<label className="font-semibold">
					Nomor kartu member
					<input name="nomorKartu" type="text" maxLength={100} defaultValue={typed.nomorKartu} className={field} />
				</label>
				<div>
					<label htmlFor={id} className="font-semibold">
						Tanggal periksa
					</label>
					<div className="relative">
						<select
							id={id}
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
							Dokter tidak praktik pada jadwal ini dalam dua minggu ke depan. Silakan pilih jadwal lain.
						</p>
					)}
				</div>
				<div className="flex flex-col gap-3 md:flex-row">
					<Button type="submit" icon={MessageCircle}>
						Daftar lewat WhatsApp
					</Button>
					{tanggal && (
						<Button
							look="secondary"
							icon={CalendarPlus}
							onClick={() =>
								downloadCalendarEvent({ ...step.kunjungan, tanggal, alamat: webSetting.data?.alamat ?? '' })
							}
						>
							Simpan ke kalender
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
								Buka WhatsApp
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
