import { Copy, RefreshCw, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { PINDAH_BERLAKU_MS } from '../../../contract/pindah.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/copy/use-copy.ts'
import { Qr } from '../../ui/qr/qr.tsx'
import { Panel } from './panel.tsx'
import { FAILURE_LINE } from './use-member-data.ts'
import { pindahAddress } from './use-pindah-token.ts'
import { formatSisa, useSecondsLeft } from './use-seconds-left.ts'

interface Kode {
	address: string
	/** By the clock of this device, counted from the response: the clock may differ from the server's. */
	endsAt: number
}

/** A QR code that opens the same data on another phone. */
export function Pindahkan() {
	const [kode, setKode] = useState<Kode | null>(null)
	const { isSending, send } = useSendOnce(FAILURE_LINE)

	const create = () =>
		send(async () => {
			const { data } = await browserApi()('POST /v1/public/member/pindah')
			const address = pindahAddress(location.origin, data.created.token)
			setKode({ address, endsAt: Date.now() + PINDAH_BERLAKU_MS })
		})
	const Icon = kode ? RefreshCw : Smartphone
	return (
		<Panel
			judul="Pindahkan ke ponsel lain"
			pengantar="Buat kode di sini, lalu pindai dengan kamera ponsel lain. Setelah itu kedua ponsel membuka data yang sama."
		>
			{kode && <KodePindah key={kode.address} {...kode} />}
			<Button look="secondary" aria-disabled={isSending} onClick={create} className="mt-4 w-full">
				<Icon className="size-5" />
				{kode ? 'Buat kode baru' : 'Buat kode'}
			</Button>
		</Panel>
	)
}

function KodePindah({ address, endsAt }: Kode) {
	const left = useSecondsLeft(endsAt)
	const { code, outcome, copy } = useCopy<HTMLElement>(address, 'Tautan')
	return (
		<div className="mt-4">
			<p role="status" className="sr-only">
				{left > 0 ? 'Kode siap dipindai' : 'Kode sudah tidak berlaku'}
			</p>
			{left > 0 ? (
				<>
					<Qr
						value={address}
						label="Kode QR untuk membuka data Anda di ponsel lain"
						className="mx-auto size-56 rounded-field border border-line"
					/>
					<p className="mt-3 text-center">
						Berlaku <span className="font-bold tabular-nums">{formatSisa(left)}</span> lagi, sekali pakai
					</p>
					<p className="mt-3 rounded-field bg-sand px-4 py-3 text-[0.9375rem]">
						Hanya untuk ponsel Anda sendiri. Siapa pun yang memakai kode ini dapat melihat dan menghapus semua data
						Anda.
					</p>
					<code
						ref={code}
						className="mt-3 block select-all break-all rounded-field border border-line px-4 py-2.5 font-sans text-sm text-soft"
					>
						{address}
					</code>
					<Button look="quiet" onClick={copy} className="mt-1 w-full">
						<Copy className="size-5" />
						Salin tautan
					</Button>
					<p aria-live="polite" className="text-center font-semibold text-leaf-700 text-sm empty:hidden">
						{outcome}
					</p>
				</>
			) : (
				<p className="rounded-field bg-sand px-4 py-3">Kode ini sudah tidak berlaku.</p>
			)}
		</div>
	)
}
