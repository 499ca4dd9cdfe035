import { Siren } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useIgd } from '../features/keluhan/igd-links.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Lambang } from '../ui/icon/lambang.tsx'

const NOT_FOUND = 'This page could not be found'
const FAILED = 'Maaf, sedang ada gangguan. Silakan coba sebentar lagi.'

/** Status and message of a route error; anything else is a 500. */
function describeError(error: unknown): { status: number; message: string } {
	if (!isRouteErrorResponse(error)) return { status: 500, message: FAILED }
	if (error.status === 404) return { status: 404, message: NOT_FOUND }
	const message = typeof error.data === 'string' && error.data ? error.data : error.statusText
	return { status: error.status || 500, message: message || FAILED }
}

export function ErrorPage() {
	const { status, message } = describeError(useRouteError())
	const igd = useIgd()
	return (
		<div className="page grid min-h-[60vh] place-items-center py-16 text-center">
			<title>{message}</title>
			<div className="flex min-w-0 flex-col items-center">
				<Lambang className="size-16 text-teal-200" />
				<p className="mt-6 font-bold text-6xl text-teal-700 tabular-nums">{status}</p>
				<h1 className="mt-3 text-2xl lg:text-3xl">{message}</h1>
				{status === 404 && (
					<ButtonLink to="/" className="mt-8">
						Back to the home page
					</ButtonLink>
				)}
				{igd.to && (
					<>
						<p className="mt-10 text-soft">Keadaan darurat? IGD kami siap 24 jam.</p>
						<ButtonLink to={igd.to} look="igd" className="mt-3">
							<Siren className="size-5 shrink-0" />
							<span>
								Panggil IGD <span className="inline-block">{igd.noTelp}</span>
							</span>
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	)
}
