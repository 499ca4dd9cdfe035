import { Copy } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/copy/use-copy.ts'

/** The code of a promo and a copy button. If copying is not allowed, the button selects the code. */
export function CopyKode({ kode }: { kode: string }) {
	const { code, outcome, copy } = useCopy<HTMLElement>(kode)

	return (
		<div className="rounded-card border-2 border-teal-200 border-dashed bg-teal-50 p-5 pb-2 text-center">
			<h2 className="text-base text-soft">Kode promo</h2>
			<code
				ref={code}
				className="mt-1 block select-all break-all font-extrabold font-sans text-2xl text-teal-900 tracking-wider"
			>
				{kode}
			</code>
			<Button icon={Copy} onClick={copy} className="mt-4 w-full">
				Salin Kode Promo
			</Button>
			<p aria-live="polite" className="mt-1.5 min-h-6 font-semibold text-leaf-700 text-sm">
				{outcome}
			</p>
		</div>
	)
}
