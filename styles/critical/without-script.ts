/** Without script, hides what needs a script to work, and opens what needs a script to open. */
export const withoutScript = '.needs-script{display:none!important}.opened-by-script{max-block-size:none}';
