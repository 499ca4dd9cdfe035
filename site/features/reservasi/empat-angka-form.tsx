import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { NoTelpAkhirField } from './no-telp-akhir-field.tsx'

interface EmpatAngkaFormProps {
	label: string
	kode: string
	/** A provider without that call has the code alone. */
	hasCek?: boolean
	/** What to say about a code and digits that are refused. */
	refusalOf: (isLimited: boolean) => React.ReactNode
	onFound: (kode: string) => void | Promise<void>
	icon: LucideIcon
	/** What comes before the digits. */
	children: React.ReactNode
}

/** Finds a reservation by its code and the last four digits of the phone number. */
export function EmpatAngkaForm(props: EmpatAngkaFormProps) {
	const { label, kode, hasCek = true, refusalOf, onFound, icon, children } = props
	const [noTelpAkhir, setNoTelpAkhir] = useState('')
	const [refusal, setRefusal] = useState<React.ReactNode>(null)
	const { isSending, send } = useSendOnce()

	async function find(): Promise<string | null> {
		if (!hasCek) return kode.trim()
		try {
			return (await browserApi()('POST /v1/public/shop-reservasi/cek', { body: { kode, noTelpAkhir } })).data.kode
		} catch (error) {
			if (!(error instanceof ApiError) || error.status >= 500) throw error
			setRefusal(refusalOf(error.code === 'TERLALU_SERING'))
			return null
		}
	}
	const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		setRefusal(null)
		void send(async () => {
			const found = await find()
			if (found) await onFound(found)
		})
	}
	return (
		<form onSubmit={submit} aria-label={label} className="flex flex-col gap-5">
			{children}
			{hasCek && (
				<NoTelpAkhirField
					value={noTelpAkhir}
					onChange={setNoTelpAkhir}
					petunjuk="Dari nomor yang ditulis saat memesan."
				/>
			)}
			<p role="alert" className="font-semibold text-igd empty:hidden">
				{refusal}
			</p>
			<Button type="submit" icon={icon} aria-disabled={isSending} className="min-h-12 md:self-start md:px-8">
				Lihat reservasi
			</Button>
		</form>
	)
}
