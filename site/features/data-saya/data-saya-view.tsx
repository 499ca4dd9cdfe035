import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useFitur } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { Loading } from '../../ui/state/state.tsx'
import { ApaYangDisimpan } from './apa-yang-disimpan.tsx'
import { MemberDataView } from './member-data-view.tsx'
import { NoMember } from './no-member.tsx'
import { TerimaPindah } from './terima-pindah.tsx'
import { useMemberData } from './use-member-data.ts'
import { usePindahToken } from './use-pindah-token.ts'

/** The stored data of this visitor, and the actions on it. */
export function DataSayaView() {
	const { state, startOver, changed, moved, left } = useMemberData()
	const { token, dropToken } = usePindahToken()
	const [notice, setNotice] = useState('')
	const hasPindah = useFitur('pindah')

	const withNotice = (action: () => Promise<void>) => async (text: string) => {
		await action()
		setNotice(text)
	}
	return (
		<div className="page flex flex-col gap-6 py-8 lg:gap-8 lg:py-12">
			<ApaYangDisimpan />
			<noscript>
				<p className="rounded-card bg-sand p-5">
					Aktifkan JavaScript di peramban Anda untuk melihat data yang tersimpan.
				</p>
			</noscript>
			{notice && <Notice key={notice} text={notice} />}
			{state.status === 'loading' && <Loading thing="Data" skeletons={['h-64']} />}
			{state.status === 'failed' && <Failed onRetry={startOver} />}
			{state.status === 'none' && <NoMember />}
			{state.status === 'ready' && (
				<MemberDataView data={state.data} onChanged={withNotice(changed)} onLeft={withNotice(left)} />
			)}
			{hasPindah && token !== null && state.status !== 'loading' && (
				<TerimaPindah token={token} here={state.data} onMoved={withNotice(moved)} onClose={dropToken} />
			)}
		</div>
	)
}

function Notice({ text }: { text: string }) {
	return (
		<p
			ref={focusOnMount}
			role="status"
			tabIndex={-1}
			className="flex items-center gap-3 rounded-card bg-leaf-50 px-5 py-4 font-semibold text-teal-900"
		>
			<CircleCheck className="size-6 shrink-0 text-leaf-700" />
			{text}
		</p>
	)
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<section className="rounded-card border border-line border-dashed bg-paper/60 px-6 py-10 text-center">
			<h2 className="text-xl">Data belum dapat ditampilkan</h2>
			<p className="mx-auto mt-2 max-w-text text-soft">Data Anda tidak berubah. Silakan coba lagi beberapa saat.</p>
			<Button look="secondary" onClick={onRetry} className="mt-5">
				Coba lagi
			</Button>
		</section>
	)
}
