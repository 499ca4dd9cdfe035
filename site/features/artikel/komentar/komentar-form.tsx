import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSendOnce } from '../../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../../load.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnMount } from '../../../ui/focus/focus-on-mount.ts'
import { KebijakanLink } from '../../../ui/persetujuan-notice/persetujuan-notice.tsx'

interface KomentarFormProps {
	artikelId: string
	parentId: string | null
	onClose: () => void
}

const field =
	'mt-1.5 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal user-invalid:border-igd'

/** Writes a comment or a reply. The spec wants a failure in the console only; the typed text stays. */
export function KomentarForm({ artikelId, parentId, onClose }: KomentarFormProps) {
	const [isSent, setSent] = useState(false)
	const { isSending, send } = useSendOnce('kirim komentar gagal')
	const first = useRef<HTMLInputElement>(null)
	const openedAt = useRef(0)

	useEffect(() => {
		openedAt.current = performance.now()
		// WebKit scrolls a field that is new to a place where it is not seen.
		first.current?.focus({ preventScroll: true })
		first.current?.form?.scrollIntoView({ block: 'nearest' })
	}, [])

	function submit(event: React.SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (!isFilledIn(event.currentTarget)) return
		const typed = new FormData(event.currentTarget)
		const text = (name: string) => String(typed.get(name) ?? '')
		void send(async () => {
			await browserApi()('POST /v1/public/artikel/komentar', {
				body: {
					artikelId,
					komenParentId: parentId,
					nama: text('nama'),
					komentar: text('komentar'),
					situs: text('situs'),
					lamaIsiMs: Math.round(performance.now() - openedAt.current),
				},
			})
			setSent(true)
		})
	}

	if (isSent) return <Sent onClose={onClose} />
	const word = parentId ? 'balasan' : 'komentar'
	return (
		<form
			onSubmit={submit}
			aria-label={parentId ? 'Balas komentar' : 'Tulis komentar'}
			className={`relative mt-4 mb-4 flex flex-col gap-4 rounded-card ${parentId ? 'bg-teal-50 p-4' : 'bg-paper p-5 shadow-soft'}`}
		>
			<label className="font-semibold">
				Nama
				<input ref={first} name="nama" autoComplete="name" required maxLength={100} className={`${field} h-12`} />
			</label>
			<label className="font-semibold">
				Komentar
				<textarea name="komentar" required maxLength={10_000} rows={4} className={`${field} min-h-28`} />
			</label>
			{/* People neither see nor reach it. A bot that fills in every field reveals itself. */}
			<label aria-hidden="true" className="absolute top-0 -left-[200vw]">
				Situs
				<input name="situs" tabIndex={-1} autoComplete="off" />
			</label>
			<p className="text-sm text-soft">
				Jangan tulis data pribadi seperti NIK atau nomor telepon. Komentar tampil setelah diperiksa petugas kami.{' '}
				<KebijakanLink />
			</p>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" aria-disabled={isSending}>
					Kirim {word}
				</Button>
				<Button look="quiet" onClick={onClose}>
					Batal
				</Button>
			</div>
		</form>
	)
}

const Sent = ({ onClose }: { onClose: () => void }) => (
	<div
		ref={focusOnMount}
		role="status"
		tabIndex={-1}
		className="mt-4 mb-4 flex flex-col items-center gap-1 rounded-card bg-leaf-50 px-5 py-6 text-center"
	>
		<CircleCheck className="size-10 text-leaf-700" />
		<p className="font-bold text-lg text-teal-900">Komentar Terkirim</p>
		<p className="text-soft">Terima kasih. Komentar Anda akan tampil setelah diperiksa petugas kami.</p>
		<Button look="quiet" onClick={onClose} className="mt-2">
			Tutup
		</Button>
	</div>
)

/** Whether every required field holds more than spaces; the browser shows the first that does not. */
function isFilledIn(form: HTMLFormElement): boolean {
	for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'))
		if (field.value.trim() === '') field.value = ''
	return form.reportValidity()
}
