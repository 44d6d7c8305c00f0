<?php
// The clean addresses of a host that runs PHP, as small as they can be. `php -S … -t dist` asks it first.
declare(strict_types=1);

$page = $_SERVER['DOCUMENT_ROOT'] . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) . '.html';
if (!is_file($page)) {
    return false;
}
header('Content-Type: text/html; charset=utf-8');
readfile($page);
