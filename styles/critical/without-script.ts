/** Where no script runs, what only a script can make work is not shown, and what only one can open is open. */
export const withoutScript = '.needs-script{display:none!important}.opened-by-script{max-block-size:none}';
